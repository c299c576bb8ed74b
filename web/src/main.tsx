import "./ui/base.css";
import { render } from "preact";
import { App } from "./app";
import { keepOffline } from "./offline";
import { speak } from "./ui/i18n";
import { mindPresses } from "./ui/presses";
import { chosenLanguage } from "./ui/settings";
import { keepTheme } from "./ui/theme";

keepTheme();
mindPresses(window);
await speak(chosenLanguage.value);
const root = document.getElementById("app");
if (root) render(<App />, root);
keepOffline();
