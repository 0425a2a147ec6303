// The entry of the bundled consumers.
import * as orkan from "orkan";
import "orkan/lang/de";
import "orkan/lang/fr";
import { show } from "./program.js";

show(orkan);
