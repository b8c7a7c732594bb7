import { compileEmbedded } from '#database/engines/data-dir/compile-embedded.ts'

/** Lets other threads compile the embedded database, if it will be used, while this one loads the server. Whoever opens it reports what fails. */
export function compileAhead(): void {
  if (!process.env.DATABASE_URL) compileEmbedded().catch(() => {})
}
