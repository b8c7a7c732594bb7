import { Suspense } from 'react'
import { staffPages } from '#domain/site/site-addresses.ts'
import { reachOf } from '#domain/staff/permissions.ts'
import { consoleWords } from '#messages/staff/console-words.ts'
import { ErrorBoundary } from '#ui/error-boundary/error-boundary.tsx'
import { Logo } from '#ui/logo/logo.tsx'
import { UndoBar } from '../booking/undo-bar.tsx'
import { CallerButton } from '../caller/caller-button.tsx'
import { PeopleSearch } from '../people/people-search.tsx'
import { ShortcutsHelp } from '../shortcuts/shortcuts-help.tsx'
import { AccountMenu } from './account-menu.tsx'
import { useAddress } from './address.tsx'
import { Loading } from './loading.tsx'
import { useMember } from './member.ts'
import { NoScreen } from './no-screen.tsx'
import { ProblemLine } from './problem-line.tsx'
import { screens } from './screens.ts'
import { ScreensMenu } from './screens-menu.tsx'
import { useLocale, useWords } from './words.tsx'

/** The head of every screen, and the screen that the address asks for. */
export function Shell() {
  const words = useWords(consoleWords)
  const home = staffPages[useLocale()]
  const member = useMember()
  const [address] = useAddress()
  // Whoever works for the whole chain begins with all of it: the first of twenty clinics is nobody's in particular.
  const { screen = member.isOfChain && !address.clinic ? 'clinics' : 'day' } = address
  const allowed = screens
    .filter(({ call, isOfChain }) => reachOf(member, call) !== undefined && (!isOfChain || member.isOfChain))
    .filter(({ id }) => id !== 'clinics' || member.clinics.length > 1)
  const shown = allowed.find(({ id }) => id === screen)
  const title = `${shown ? words.screens[shown.id] : words.noScreen} – ${words.title}`
  return (
    <>
      <title>{title}</title>
      <a className="head-skip" href="#content">
        {words.skip}
      </a>
      <header className="head">
        <Logo name="Innom" path={home} label={words.title} />
        <ScreensMenu allowed={allowed} shown={shown} />
        <ShortcutsHelp />
        <PeopleSearch />
        <CallerButton />
        <AccountMenu />
      </header>
      <main id="content" tabIndex={-1}>
        {shown ? (
          <ErrorBoundary
            key={shown.id}
            fallback={() => <ProblemLine problem={{ code: 'unavailable' }} onRetry={() => location.reload()} />}
            // React has written it to the browser's console.
            onError={() => {}}
          >
            <Suspense fallback={<Loading />}>
              <shown.component />
            </Suspense>
          </ErrorBoundary>
        ) : (
          <NoScreen />
        )}
      </main>
      <UndoBar />
    </>
  )
}
