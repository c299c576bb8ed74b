import { Component, type ComponentChildren } from "preact";
import { Button, LinkButton } from "./button";
import { t } from "./i18n";

interface BoundaryProps {
  path: string;
  children: ComponentChildren;
}

/** Keeps the frame when a page breaks; the next page gets a new chance. */
export class ErrorBoundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static override getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.broken && before.path !== this.props.path) this.setState({ broken: false });
  }

  override render() {
    return this.state.broken ? (
      <Sorry title={t("shell-broken")} about={t("shell-broken-about")} />
    ) : (
      this.props.children
    );
  }
}

/** Instead of a page whose files did not arrive. */
export function NotLoaded() {
  return <Sorry title={t("shell-not-loaded")} about={t("shell-not-loaded-about")} />;
}

function Sorry({ title, about }: { title: string; about: string }) {
  return (
    <div class="page narrow" role="alert">
      <h1>{title}</h1>
      <p>{about}</p>
      <div class="row">
        <Button kind="primary" onClick={() => location.reload()}>
          {t("shell-reload")}
        </Button>
        <LinkButton href="/">{t("shell-to-games")}</LinkButton>
      </div>
    </div>
  );
}
