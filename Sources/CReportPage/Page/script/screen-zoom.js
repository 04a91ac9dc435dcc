// How large the pictures of a screen are shown.
import { byId } from "./data.js";

const zooms = [0.5, 0.75, 1, 1.5, 2, 3, 4];
// 0 is as large as the window has room for.
let zoom = 0;

const scaleShown = () => {
  const picture = byId("stage") && byId("stage").querySelector(".picture");
  return picture ? picture.getBoundingClientRect().width / picture.viewBox.baseVal.width : 1;
};
export const nextZoom = (step) => {
  const now = zoom || scaleShown();
  const next = step > 0 ? zooms.find((value) => value > now + 0.01) : zooms.findLast((value) => value < now - 0.01);
  return next || now;
};
export const setZoom = (value) => {
  zoom = value;
  const stage = byId("stage");
  if (!stage) return;
  stage.classList.toggle("zoomed", zoom > 0);
  for (const picture of stage.querySelectorAll(".pair .picture, .stack .picture")) {
    picture.style.width = zoom ? picture.viewBox.baseVal.width * zoom + "px" : "";
  }
  const button = byId("zoom-fit");
  if (button) button.textContent = zoom ? Math.round(zoom * 100) + " %" : "Fit";
};
export const keepZoom = () => setZoom(zoom);
