import { OrkanApp } from "./app.js";
import { applySettings, readSettings } from "./settings.js";

// Before anything is drawn, so that the page does not flash in the other theme.
applySettings(readSettings());
customElements.define("orkan-app", OrkanApp);
