// For operators: one of any number of server processes on the current release. Does not load the builder.
import { compileAhead } from './compile-ahead.ts'

// Loaded after this and not by a line above, which would come first.
compileAhead()
await import('./serve-site.ts')
