import { type FormEvent, useState } from 'react'
import { formatDistance } from '#domain/distance.ts'
import { format } from '#messages/format.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useSite } from '../../site-context.tsx'

/** Asks the device where it is. A form, so that the button leads to the list of clinics where there is no script. */
export function FindNearest() {
  const site = useSite()
  const { clinic: words } = site.stringTranslations
  const [asked, setAsked] = useState<'no' | 'locating' | 'found' | 'unavailable'>('no')
  const nearest = site.clinicsData.find(({ id }) => id === site.nearest.id)

  async function locate(event: FormEvent) {
    event.preventDefault()
    setAsked('locating')
    setAsked((await site.findNearest()) ? 'found' : 'unavailable')
  }
  return (
    <form className="nearest stack" action={site.navigation.paths.clinics} onSubmit={locate}>
      <Button type="submit" tone="quiet" aria-describedby="nearest-reason">
        <Icon name="locate" />
        {words.findNearest}
      </Button>
      <p className="small soft" id="nearest-reason">
        {words.geolocationReason}
      </p>
      <p className="nearest-answer" role="status">
        {asked === 'locating' && words.locating}
        {asked === 'unavailable' && words.geolocationUnavailable}
        {asked === 'found' && nearest && (
          <>
            {words.nearest}: <a href={nearest.path}>{nearest.name}</a>,{' '}
            {format(words.distance, { distance: formatDistance(Number(site.nearest.distance), site.page.language) })}
          </>
        )}
      </p>
    </form>
  )
}
