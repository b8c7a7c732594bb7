import { listWords } from '#messages/staff/list-words.ts'
import { partnerWords } from '#messages/staff/partner-words.ts'
import { useAddress } from '../app/address.tsx'
import { useAsk } from '../app/use-calls.ts'
import { useWords } from '../app/words.tsx'
import { ListFrame } from '../lists/list-frame.tsx'
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
        <table className="list-table">
          <thead>
            <tr>
              <th scope="col">{nameHeading}</th>
              <th scope="col">{words.makes}</th>
            </tr>
          </thead>
          <tbody>
            {partners.map(({ id, name, hasStatement, hasPoints }) => (
              <tr key={id} data-open={id === open?.id || undefined}>
                <td>
                  {hasStatement || hasPoints ? (
                    <button type="button" className="link" onClick={() => go({ view: id })}>
                      {name}
                    </button>
                  ) : (
                    name
                  )}
                </td>
                <td>
                  {[hasStatement && words.statement, hasPoints && words.points].filter(Boolean).join(', ') ||
                    words.nothing}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </ListFrame>
  )
}
