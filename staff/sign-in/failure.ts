const failures = ['failed', 'refused', 'link'] as const

/** Why the last try to sign in came to nothing; the server says it in the fragment. */
export function readFailure(fragment: string): (typeof failures)[number] | undefined {
  return failures.find((it) => fragment === `#sign-in-${it}`)
}
