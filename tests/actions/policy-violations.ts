import type { Browser } from '@playwright/test'

/** What pages of this worker's browsers were refused by their Content-Security-Policy since it was last asked. */
const violations: string[] = []

/** Records in every page of a browser, frames and second visitors included, what its policy refuses: a test that had one fails. */
export function recordViolations(browser: Browser): void {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    await context.exposeBinding('tellViolation', (_, what: string) => void violations.push(what))
    await context.addInitScript(() => {
      addEventListener(
        'securitypolicyviolation',
        ({ documentURI, effectiveDirective, blockedURI, sample, sourceFile, lineNumber }) => {
          const { tellViolation } = globalThis as unknown as { tellViolation(what: string): void }
          const what = [effectiveDirective, blockedURI, sample].filter(Boolean).join(' ')
          tellViolation(`${documentURI}: ${what} (${sourceFile}:${lineNumber})`)
        },
        true,
      )
    })
    return context
  }
}

/** Those recorded so far, once. */
export const takeViolations = (): string[] => violations.splice(0)
