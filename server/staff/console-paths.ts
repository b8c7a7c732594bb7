/** The console's own addresses; also where somebody goes on after signing in. */
const consolePath = /^\/(?:en\/)?staff\/[\w\-/?=&]*$/

export const consoleHome = '/staff/'

/** Where to go on: a page of the console, whatever was asked for. */
export function readConsolePath(asked: string | undefined): string {
  return asked !== undefined && consolePath.test(asked) ? asked : consoleHome
}

/** Shown by the console beside its button to sign in. In the fragment, so that it is in no log. */
export function signInFailed(path: string, reason: 'failed' | 'refused' | 'link'): string {
  return `${path}#sign-in-${reason}`
}
