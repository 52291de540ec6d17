import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const SERVER = "http://127.0.0.1:8123"; // kamifuda serve --port 8123

export default defineConfig({
  plugins: [svelte()],
  ...(process.env["VITEST"] ? { resolve: { conditions: ["browser"] } } : {}), // components, not their server side
  build: {
    chunkSizeWarningLimit: 600, // three.js, loaded with the first book that stands
    outDir: `${ROOT}/src/kamifuda/web`,
    emptyOutDir: true,
    assetsInlineLimit: 0, // nothing as data: the content security policy forbids it for fonts
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: "index.html", sw: "src/sw.ts" },
      output: { entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  server: {
    fs: { allow: [ROOT] },
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  test: {
    environment: "jsdom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/fresh.ts"],
    unstubGlobals: true,
    restoreMocks: true,
    isolate: false, // one document for all files: a new one for each takes four times as long; vi.mock would outlive its file
    testTimeout: 60_000, // milliseconds: a busy machine is no defect
  },
});
