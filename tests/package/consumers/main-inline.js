// The entry of the bundled consumers of the embedded engine.
import * as orkan from "orkan/inline";
import "orkan/lang/de";
import "orkan/lang/fr";
import { show } from "./program.js";

show(orkan);
