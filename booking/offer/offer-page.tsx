import { format } from '#messages/format.ts'
import type { OfferMessages } from '#messages/offers/messages.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { ClinicNumbers } from '../linked/clinic-numbers.tsx'
import { LinkedHead, StartingSkeleton } from '../linked/linked-head.tsx'
import { useLinkedKey } from '../linked/use-linked-key.ts'
import type { BookingSite } from '../wizard-context.tsx'
import { CallClinics } from './call-clinics.tsx'
import { OwnOffer } from './own-offer.tsx'
import { WrongOffer } from './wrong-offer.tsx'

/** Where a patient takes or declines what is held for them, with the link from the SMS. */
export function OfferPage({ words, site }: { words: OfferMessages; site: BookingSite }) {
  const { key, isDamaged } = useLinkedKey('offer')

  if (key) return <OwnOffer key={key.reference} offerKey={key} words={words} site={site} />
  return (
    <div className="wrap wizard-end">
      <LinkedHead name={words.name} />
      <StartingSkeleton />
      <div className="without-script">
        <Notice tone="warning">{format(words.withoutScript, { phone: site.phone })}</Notice>
        <h2 className="call-clinics">{site.words.manage.callClinic}</h2>
        <ClinicNumbers site={site} />
      </div>
      {isDamaged ? (
        <WrongOffer words={words} site={site} />
      ) : (
        <div className="needs-script">
          <p className="lead">{words.needLink}</p>
          <p className="next-acts">
            <ButtonLink href={site.paths.booking}>{words.freed.book}</ButtonLink>
            <CallClinics tone="quiet" words={words} phone={site.phone} />
          </p>
        </div>
      )}
    </div>
  )
}
