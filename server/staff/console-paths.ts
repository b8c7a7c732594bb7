import { staffPages } from '#domain/site/site-addresses.ts'
import { failureFragment, type SignInFailure } from '#domain/staff/sign-in-failures.ts'

export const consoleHome = staffPages.no

/** Behind the address of the console: the screen, the clinic, the day. */
const rest = /^[\w\-/?=&]*$/

/** Where to go on after signing in: a page of the console, whatever was asked for. */
export function readConsolePath(asked: string | undefined): string {
  const page = Object.values(staffPages).find((it) => asked?.startsWith(it))
  return asked !== undefined && page && rest.test(asked.slice(page.length)) ? asked : consoleHome
}

export function signInFailed(path: string, failure: SignInFailure): string {
  return path + failureFragment(failure)
}
