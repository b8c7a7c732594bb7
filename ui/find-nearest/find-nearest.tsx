import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { farAwayKm } from '#domain/places/distance.ts'
import type { Located, Location } from '#domain/places/located.ts'
import { Button } from '../button/button.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { useLocated } from './use-located.ts'

type Said = Exclude<Located['state'], 'unasked' | 'found'>

interface FindNearestWords {
  find: string
  reason: string
  orPlace: string
  place: string
  search: string
  from: string
  change: string
  farAway: string
  video: string
  unavailable: string
  instead: string
  answers: Record<Said, string>
}

/**
 * Finds where the visitor is: by a tap the device tells, or by a place that is typed. Forms, so that the first tap of a
 * visit is not lost, and so that without script the button leads to the list of clinics.
 */
export function FindNearest(props: {
  /** Where the link of the header leads. */
  id?: string
  location: Location
  words: FindNearestWords
  listPath: string
  /** Where help on video is booked: offered where the nearest clinic is far away. */
  videoPath: string
  /** To the nearest clinic, once it is known. */
  kilometres?: number
  /** Which clinic that is. */
  children?: ReactNode
}) {
  const { id: target, location, words, listPath, videoPath, kilometres = 0, children } = props
  const id = useId()
  const answerId = useId()
  const located = useLocated(location)
  const box = useRef<HTMLDivElement>(null)
  const isFound = located.state === 'found'
  const { current: changed } = useRef({ isByVisitor: false })
  // What was tapped or typed in is gone when the place is found, and what was found is gone when it is changed.
  useEffect(() => {
    if (!changed.isByVisitor) return
    changed.isByVisitor = false
    const { activeElement: focused, body } = document
    if (focused && focused !== body && !box.current?.contains(focused)) return
    box.current?.querySelector<HTMLElement>(isFound ? '.find-answer' : 'button')?.focus()
  }, [isFound, changed])
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    changed.isByVisitor = true
    const typed = new FormData(event.currentTarget).get('place') as string | null
    if (typed === null) location.askDevice()
    else if (typed.trim()) location.findPlace(typed)
  }
  const choosePlace: Location['choosePlace'] = (place) => {
    changed.isByVisitor = true
    location.choosePlace(place)
  }
  function forget() {
    changed.isByVisitor = true
    location.forget()
  }
  if (located.state === 'found')
    return (
      <div ref={box} id={target} className="find">
        <div className="find-answer" role="status" tabIndex={-1}>
          {located.place && `${words.from.replace('{place}', located.place)}. `}
          {children}
          {kilometres > farAwayKm && (
            <>
              {' '}
              {words.farAway} <a href={videoPath}>{words.video}</a>
            </>
          )}
        </div>
        <button type="button" className="link" onClick={forget}>
          {words.change}
        </button>
      </div>
    )
  const isPlaceWrong = located.state === 'unknown-place'
  return (
    <div ref={box} id={target} className="find">
      <form action={listPath} onSubmit={submit}>
        <Button type="submit" tone="quiet" aria-describedby={id}>
          <Icon name="locate" />
          {words.find}
        </Button>
      </form>
      {location.hasPlaces && (
        <details className="find-place">
          <summary>{words.orPlace}</summary>
          <form action={listPath} onSubmit={submit}>
            <label>
              {words.place}{' '}
              <input
                className="input"
                name="place"
                autoComplete="postal-code"
                maxLength={60}
                aria-invalid={isPlaceWrong || undefined}
                aria-describedby={isPlaceWrong ? answerId : undefined}
              />
            </label>
            <Button type="submit" tone="quiet">
              {words.search}
            </Button>
          </form>
        </details>
      )}
      <div id={answerId} className={classNames('find-answer', isPlaceWrong && 'field-error')} role="status">
        <Answer located={located} words={words} location={location} onChoose={choosePlace} />
      </div>
      <p className="small soft" id={id}>
        {words.reason}
      </p>
    </div>
  )
}

function Answer({
  located,
  words,
  location,
  onChoose,
}: {
  located: Exclude<Located, { state: 'found' }>
  words: FindNearestWords
  location: Location
  onChoose: Location['choosePlace']
}) {
  const { state } = located
  const isDevice = state === 'refused' || state === 'unavailable' || state === 'timeout'
  return (
    <>
      {isDevice && <b>{words.unavailable}</b>} {state !== 'unasked' && words.answers[state]}{' '}
      {isDevice && location.hasPlaces && words.instead}
      {state === 'which' && (
        <span className="chips">
          {located.places.map((place) => (
            <button key={place.title} type="button" className="chip" onClick={() => onChoose(place)}>
              {place.title}
            </button>
          ))}
        </span>
      )}
    </>
  )
}
