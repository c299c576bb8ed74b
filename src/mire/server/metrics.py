"""What /metrics tells, in Prometheus' text format."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()

TABLES = Gauge("mire_tables_live", "Tables in memory.", registry=REGISTRY)
SET_ASIDE = Gauge("mire_tables_set_aside", "Tables met that can be looked at, but not played on.", registry=REGISTRY)
GUESTS = Gauge("mire_sockets", "Connected pages.", registry=REGISTRY)
ENTRIES = Counter(
    "mire_entries", "Entries written to the logs of tables: moves, undos, people who sit down.", registry=REGISTRY
)
COMMANDS = Counter("mire_commands", "Commands that came in, by kind.", ["do"], registry=REGISTRY)
REFUSALS = Counter("mire_refusals", "What was refused, by reason.", ["reason"], registry=REGISTRY)
COMMAND_SECONDS = Histogram(
    "mire_command_seconds",
    "From a command's arrival to its answer.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
    registry=REGISTRY,
)
BOT_SECONDS = Histogram(
    "mire_bot_seconds",
    "How long a bot thought.",
    buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
    registry=REGISTRY,
)
