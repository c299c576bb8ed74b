import type { ComponentType } from "preact";
import { useRef } from "preact/hooks";
import { LocationProvider, lazy, Route, Router, useLocation } from "preact-iso";
import { ErrorBoundary, NotLoaded } from "./ui/errors";
import { Footer } from "./ui/footer";
import { Header } from "./ui/header";
import { t } from "./ui/i18n";
import { Notices } from "./ui/notices";
import "./app.css";

/** A page, loaded when somebody goes there. */
const page = <P,>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy(() => load().catch((): { default: ComponentType<P> } => ({ default: NotLoaded })));

const Home = page(() => import("./pages/home"));
const NewTable = page(() => import("./pages/new-table"));
const Join = page(() => import("./pages/join"));
const Watch = page(() => import("./pages/watch"));
const Import = page(() => import("./pages/import"));
const Table = page(() => import("./table/page"));
const Replay = page(() => import("./pages/replay"));
const Pad = page(() => import("./pages/pad"));
const Rules = page(() => import("./pages/rules"));
const Cards = page(() => import("./pages/cards"));
const NotFound = page(() => import("./pages/not-found"));

// Another table, replay or game is another page: nothing is carried over from the one before.
const TableOf = ({ id }: { id: string }) => <Table key={id} id={id} />;
const ReplayOf = ({ id }: { id: string }) => <Replay key={id} id={id} />;
const PadOf = ({ game }: { game: string }) => <Pad key={game} game={game} />;
const RulesOf = ({ game }: { game: string }) => <Rules key={game} game={game} />;
const CardsOf = ({ game }: { game: string }) => <Cards key={game} game={game} />;
const NewTableOf = ({ game }: { game: string }) => <NewTable key={game} game={game} />;
const JoinOf = ({ id }: { id: string }) => <Join key={id} id={id} />;

export function App() {
  return (
    <LocationProvider>
      <Shell />
    </LocationProvider>
  );
}

function Shell() {
  const { path } = useLocation();
  const main = useRef<HTMLElement>(null);
  const atTable = /^\/(table|watch|replay)\/./.test(path);
  return (
    <div class="shell" data-at={atTable ? "table" : undefined}>
      <a class="shell-skip" href="#main">
        {t("shell-skip")}
      </a>
      <Header />
      <main id="main" tabIndex={-1} ref={main}>
        <ErrorBoundary path={path}>
          <Router onRouteChange={() => main.current?.focus({ preventScroll: true })}>
            <Route path="/" component={Home} />
            <Route path="/new/:game" component={NewTableOf} />
            <Route path="/table/:id" component={TableOf} />
            <Route path="/watch/:id" component={TableOf} />
            <Route path="/join/:id" component={JoinOf} />
            <Route path="/watch" component={Watch} />
            <Route path="/import" component={Import} />
            <Route path="/replay/:id" component={ReplayOf} />
            <Route path="/pad/:game" component={PadOf} />
            <Route path="/rules/:game" component={RulesOf} />
            <Route path="/cards/:game" component={CardsOf} />
            <Route default component={NotFound} />
          </Router>
        </ErrorBoundary>
      </main>
      {!atTable && <Footer />}
      <Notices />
    </div>
  );
}
