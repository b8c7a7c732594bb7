import { hash } from 'node:crypto'

/** The source expression that a Content-Security-Policy allows this inline text by. */
export function cspHash(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`
}
