/** Why signing in came to nothing. The server says it in the fragment, which no log has, and the console beside its button. */
const signInFailures = ['failed', 'refused', 'link'] as const
export type SignInFailure = (typeof signInFailures)[number]

export const failureFragment = (failure: SignInFailure) => `#sign-in-${failure}`

export function readFailure(fragment: string): SignInFailure | undefined {
  return signInFailures.find((it) => fragment === failureFragment(it))
}
