import '@fontsource/barlow/latin-400.css';
import '@fontsource/barlow/latin-600.css';
import '@fontsource/barlow-condensed/latin-500.css';
import '@fontsource/barlow-condensed/latin-600.css';
import '@fontsource/stardos-stencil/latin-400.css';
import '@fontsource/stardos-stencil/latin-700.css';
import './theme.css';
import './base.css';
