import { compileAhead } from './compile-ahead.ts'

// Loaded after this and not by a line above, which would come first.
compileAhead()
await import('./start-site.ts')
