import { useEffect, useRef, useState } from 'react'
import type { KindData } from '#page-data/pages.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { useSite } from '../site-context.tsx'
import { ContactForm } from './contact/contact-form.tsx'
import { PageHead } from './parts/page-head.tsx'
import { PhoneList } from './parts/phone-list.tsx'
import { Related } from './parts/related.tsx'
import { Sections } from './parts/sections.tsx'

export function ContactTemplate({ data }: { data: KindData['contact'] }) {
  const { contact } = useSite().stringTranslations
  const [sent, setSent] = useState(false)
  const done = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (sent) done.current?.focus()
  }, [sent])
  return (
    <div className="wrap">
      <PageHead data={data} art={false} />
      <div className="cols">
        <div className="text">
          <Sections sections={data.sections.filter(({ key }) => key === 'intro')} />
          {/* Where the answer to a plain post leads: '#sent'. */}
          <div id="sent" className="part when-target">
            <Notice tone="success">{contact.sent}</Notice>
          </div>
          {sent ? (
            <div className="part" ref={done} tabIndex={-1}>
              <Notice tone="success" live>
                {contact.sent}
              </Notice>
            </div>
          ) : (
            <div className="part">
              <ContactForm onSent={() => setSent(true)} />
            </div>
          )}
        </div>
        <aside className="side" aria-labelledby="by-phone">
          <div className="card">
            <h2 id="by-phone">{contact.byPhone}</h2>
            <div className="small">
              <PhoneList />
            </div>
          </div>
        </aside>
      </div>
      <div className="text">
        <Sections sections={data.sections.filter(({ key }) => key !== 'intro')} />
      </div>
      <Related pages={data.related} />
    </div>
  )
}
