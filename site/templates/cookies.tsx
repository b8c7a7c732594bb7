import { useEffect, useState } from 'react'
import type { KindData } from '#page-data/pages.ts'
import { Button } from '#ui/button/button.tsx'
import { useSite } from '../site-context.tsx'
import { Article } from './parts/article.tsx'

/** The server or the script sets the choice on the root element: CSS shows the matching sentence. */
export function CookiesTemplate({ data }: { data: KindData['cookies'] }) {
  const { page, stringTranslations } = useSite()
  const words = stringTranslations.consent
  const [saved, setSaved] = useState(false)
  useEffect(() => {
    const onChange = () => setSaved(true)
    addEventListener('consent-changed', onChange)
    return () => removeEventListener('consent-changed', onChange)
  }, [])
  return (
    <Article
      data={data}
      art={false}
      head={
        <form className="choice card stack" method="post" action="/api/consent" aria-labelledby="choice">
          <input type="hidden" name="return" value={page.path} />
          <h2 id="choice">{words.current}</h2>
          <p className="choice-none">{words.none}</p>
          <p className="choice-accepted">{words.accepted}</p>
          <p className="choice-refused">{words.refused}</p>
          <div className="consent-choice">
            <Button type="submit" tone="quiet" name="choice" value="refuse">
              {words.refuse}
            </Button>
            <Button type="submit" tone="quiet" name="choice" value="accept">
              {words.accept}
            </Button>
          </div>
          <p role="status" className="small">
            {saved && words.saved}
          </p>
        </form>
      }
    />
  )
}
