import { consentId } from '#domain/site/page-places.ts'

/** Asks once. Refusing is as easy as accepting: same size, same weight, side by side. A plain form, so it needs no script; above the header, so it covers nothing. */
export function ConsentBanner({
  action,
  returnTo,
  settings,
  words,
}: {
  /** Where the answer is sent. */
  action: string
  /** The page to come back to. */
  returnTo: string
  /** Path of the page where the choice can be changed. */
  settings: string
  words: { heading: string; text: string; accept: string; refuse: string; settings: string }
}) {
  return (
    <form className="consent" id={consentId} method="post" action={action} aria-labelledby="consent-title">
      <input type="hidden" name="return" value={returnTo} />
      <div className="wrap">
        <p className="small soft">
          <b id="consent-title">{words.heading}</b>
          {` ${words.text} `}
          <a href={settings}>{words.settings}</a>
        </p>
        <div className="consent-choice">
          <button className="btn quiet" type="submit" name="choice" value="refuse">
            {words.refuse}
          </button>
          <button className="btn quiet" type="submit" name="choice" value="accept">
            {words.accept}
          </button>
        </div>
      </div>
    </form>
  )
}
