import { takeLostFocus } from '../app/take-lost-focus.ts'

/** What has come of a button, seen and spoken. The next step begins here if the button has gone. */
export function OutcomeLine({ children }: { children: string }) {
  return (
    <p role="status" tabIndex={-1} ref={takeLostFocus}>
      {children}
    </p>
  )
}
