import { type FormEvent, type ReactNode, useId } from 'react'
import { farAwayKm } from '#domain/distance.ts'
import type { Located, Location } from '#domain/places/located.ts'
import { Button } from '../button/button.tsx'
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
  const located = useLocated(location)
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('place') as string | null
    if (typed === null) location.askDevice()
    else if (typed.trim()) location.findPlace(typed)
  }
  if (located.state === 'found')
    return (
      <div id={target} className="find">
        <div className="find-answer" role="status">
          {located.place && `${words.from.replace('{place}', located.place)}. `}
          {children}
          {kilometres > farAwayKm && (
            <>
              {' '}
              {words.farAway} <a href={videoPath}>{words.video}</a>
            </>
          )}
        </div>
        <button type="button" className="link" onClick={location.forget}>
          {words.change}
        </button>
      </div>
    )
  return (
    <div id={target} className="find">
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
              {words.place} <input className="input" name="place" autoComplete="postal-code" maxLength={60} />
            </label>
            <Button type="submit" tone="quiet">
              {words.search}
            </Button>
          </form>
        </details>
      )}
      <p className="small soft" id={id}>
        {words.reason}
      </p>
      <div className="find-answer" role="status">
        <Answer located={located} {...props} />
      </div>
    </div>
  )
}

function Answer({
  located,
  words,
  location,
}: {
  located: Exclude<Located, { state: 'found' }>
  words: FindNearestWords
  location: Location
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
            <button key={place.title} type="button" className="chip" onClick={() => location.choosePlace(place)}>
              {place.title}
            </button>
          ))}
        </span>
      )}
    </>
  )
}
