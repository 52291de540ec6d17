// Shippori Mincho for titles and numerals, Source Sans 3 for text; the Latin part only.
import "@fontsource/shippori-mincho/latin-600.css";
import "@fontsource/shippori-mincho/latin-800.css";
import "@fontsource/source-sans-3/latin-400.css";
import "@fontsource/source-sans-3/latin-600.css";
import "@fontsource/source-sans-3/latin-700.css";
