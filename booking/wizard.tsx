import {
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { format } from '#messages/format.ts'
import { ErrorSummary } from '#ui/error-summary/error-summary.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { draftStore } from './draft.ts'
import { Notes } from './frame/notes.tsx'
import { Progress } from './frame/progress.tsx'
import { Summary } from './frame/summary.tsx'
import { useHold } from './hold/use-hold.ts'
import { go, searchOfClick, useSearch } from './navigation.ts'
import { stepNames } from './position/choices.ts'
import { keep } from './position/links.ts'
import { resolvePosition } from './position/resolve.ts'
import { preloadAfter, steps } from './steps/steps.ts'
import { type BookingSite, type FieldError, type Wizard, WizardProvider } from './wizard-context.tsx'
import { stepTitle } from './words/step-title.ts'

const Dialogs = lazy(async () => ({ default: (await import('./dialogs/dialogs.tsx')).Dialogs }))

/** The booking, from 'Choose type' to 'Confirm order'. Where the visitor is follows from the address alone. */
export function BookingWizard({ site, lead, below }: { site: BookingSite; lead: ReactNode; below: ReactNode }) {
  const search = useSearch()
  const draft = useSyncExternalStore(draftStore.subscribe, draftStore.get, draftStore.getOnServer)
  // What was typed for another partner, or for none, has not what this one asks for.
  const informed = draft.patient !== undefined && draft.partner?.id === site.catalogue.partner?.id
  const memory = {
    informed,
    verified: informed && draft.proof?.phone === draft.patient?.phone,
  }
  const position = useMemo(
    () => resolvePosition(search, site.catalogue, { informed: memory.informed, verified: memory.verified }),
    [search, site.catalogue, memory.informed, memory.verified],
  )
  const { step } = position
  const [errors, setErrors] = useState<FieldError[]>([])
  const [dialog, setDialog] = useState<string>()
  const held = useHold(position.choices.slot, stepNames.indexOf(step) >= stepNames.indexOf('information'))
  const title = stepTitle(position, site)
  const heading = useHeading(step, title, errors, site)
  const openDialog = position.video?.dialog ?? dialog

  const wizard: Wizard = {
    ...site,
    position,
    draft,
    setDraft: draftStore.change,
    errors,
    setErrors,
    held,
    openDialog: setDialog,
  }

  /** Links of the wizard are addresses of this page: followed here, without asking for anything. */
  function followLink(event: MouseEvent) {
    const field = fieldOfClick(event)
    if (field) {
      event.preventDefault()
      field.focus()
      return
    }
    const next = searchOfClick(event)
    if (next === undefined) return
    event.preventDefault()
    rememberChoice(next)
    go(next)
  }

  /** Back shows the question with its answer marked and Next beside it, because the entry in the history has the answer too. */
  function rememberChoice(next: string) {
    const target = resolvePosition(next, site.catalogue, memory)
    if (stepNames.indexOf(target.step) <= stepNames.indexOf(step) || target.video) return
    history.replaceState(history.state, '', keep(target, {}, step))
  }

  function closeDialog() {
    setDialog(undefined)
    if (position.video)
      go(keep(position, { treatment: undefined, service: undefined, ...(step === 'type' && { type: undefined }) }), {
        replace: true,
      })
  }

  const Step = steps[step]
  return (
    <WizardProvider value={wizard}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: catches the clicks of the links inside, which the keyboard makes too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the interactive elements */}
      <div className="wrap wizard" data-wake="query" data-step={step} onClick={followLink}>
        <Progress />
        {/* The order itself says everything, with the same ways to change it. */}
        {step !== 'confirm' && <Summary />}
        <div className="wizard-main">
          <ErrorSummary title={site.common.validation.errorSummary} errors={errors} />
          <h1 tabIndex={-1} ref={heading}>
            {title}
          </h1>
          {step === 'type' && lead}
          <Notes />
          <Suspense fallback={<Skeleton shape="card" label={site.words.nav.loading} />}>
            <div className="wizard-step" key={step}>
              <Step />
            </div>
          </Suspense>
        </div>
      </div>
      {step === 'type' && below}
      {openDialog && (
        <Suspense fallback={null}>
          <Dialogs id={openDialog} onClose={closeDialog} />
        </Suspense>
      )}
    </WizardProvider>
  )
}

/** Each step is a page: it has its own title, begins at the top, and its heading takes focus so that it is read out. */
function useHeading(step: string, title: string, errors: FieldError[], { common, brand }: BookingSite) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  const hasErrors = errors.length > 0
  useEffect(() => {
    document.title = `${hasErrors ? format(common.validation.errorTitle, { title }) : title} | ${brand}`
  }, [title, hasErrors, common, brand])
  useEffect(() => document.documentElement.classList.remove('waking'), [])
  useEffect(() => {
    preloadAfter(step)
    if (shown.current === step) return
    shown.current = step
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return heading
}

/** The field that a line of the error summary leads to. */
function fieldOfClick(event: MouseEvent): HTMLElement | null {
  const href = (event.target as Element).closest('a')?.getAttribute('href')
  return href?.startsWith('#') ? document.getElementById(href.slice(1)) : null
}
