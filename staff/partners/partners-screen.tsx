import { listWords } from '#messages/staff/list-words.ts'
import { partnerWords } from '#messages/staff/partner-words.ts'
import { useAddress } from '../app/address.tsx'
import { useAsk } from '../app/use-calls.ts'
import { useWords } from '../app/words.tsx'
import { ListFrame } from '../parts/list-frame.tsx'
import { ListTable } from '../parts/list-table.tsx'
import { PartnerPanel } from './partner-panel.tsx'

/** Companies and organisations with an agreement, and what can be made for each. */
export default function PartnersScreen() {
  const words = useWords(partnerWords)
  const { name: nameHeading } = useWords(listWords)
  // In the address, so that it is open again after a fresh sign-in.
  const [{ view }, go] = useAddress()
  const asked = useAsk('GET /staff/partners', {})
  const partners = asked.data?.partners ?? []
  const open = partners.find(({ id }) => id === view)
  return (
    <ListFrame
      title={words.title}
      asked={asked}
      isOfClinic={false}
      beside={open && <PartnerPanel key={open.id} partner={open} onClose={() => go({ view: undefined })} />}
    >
      {partners.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ListTable
          label={words.title}
          rows={partners}
          keyOf={({ id }) => id}
          isOpen={({ id }) => id === open?.id}
          columns={[
            {
              heading: nameHeading,
              isName: true,
              cell: ({ id, name, hasStatement, hasPoints }) =>
                hasStatement || hasPoints ? (
                  <button type="button" className="link" onClick={() => go({ view: id })}>
                    {name}
                  </button>
                ) : (
                  name
                ),
            },
            {
              heading: words.makes,
              cell: ({ hasStatement, hasPoints }) =>
                [hasStatement && words.statement, hasPoints && words.points].filter(Boolean).join(', ') ||
                words.nothing,
            },
          ]}
        />
      )}
    </ListFrame>
  )
}
