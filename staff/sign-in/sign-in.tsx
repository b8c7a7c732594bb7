import { staffPages } from '#domain/site/site-addresses.ts'
import { readFailure } from '#domain/staff/sign-in-failures.ts'
import { signInWords } from '#messages/staff/sign-in-words.ts'
import { Logo } from '#ui/logo/logo.tsx'
import { useAsk } from '../app/use-calls.ts'
import { useLocale, useWords } from '../app/words.tsx'
import './sign-in.css'

/**
 * The way in. Where an identity provider is set up the button leads there and back to where somebody was; elsewhere the server has printed
 * links.
 */
export function SignIn({ isLocked }: { isLocked: boolean }) {
  const words = useWords(signInWords)
  const home = staffPages[useLocale()]
  const { data } = useAsk('GET /staff/ways-in', {})
  const failure = readFailure(location.hash)
  const back = new URLSearchParams({ return: location.pathname + location.search })
  return (
    <main className="sign-in">
      <Logo name="Innom" path={home} label="Innom" />
      <h1>{words.heading}</h1>
      {failure ? <p role="alert">{words[failure]}</p> : <p>{isLocked ? words.locked : words.text}</p>}
      {data?.ways.includes('provider') && (
        <a className="pill" data-tone="strong" href={`/api/staff/oidc/start?${back}`}>
          {words.signIn}
        </a>
      )}
      {data?.ways.includes('link') && (
        <p>
          {words.byLink} <a href="/dev/outbox">{words.outbox}</a>
        </p>
      )}
    </main>
  )
}
