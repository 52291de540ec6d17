// Before the first paint: the theme that was chosen on this device, or the system's.
(() => {
  const night = matchMedia("(prefers-color-scheme: dark)");
  let wish = "system";
  try {
    wish = localStorage.getItem("kamifuda.theme") ?? wish;
  } catch {
    // storage is forbidden: the system decides
  }
  const paint = () => {
    const theme = wish === "dark" || (wish !== "light" && night.matches) ? "dark" : "light";
    document.documentElement.dataset.theme = theme;
    document.querySelector("meta[name=theme-color]").content = theme === "dark" ? "#1a1714" : "#f3eada";
  };
  night.addEventListener("change", paint);
  addEventListener("kamifuda-theme", (event) => {
    wish = event.detail;
    paint();
  });
  paint();
})();
