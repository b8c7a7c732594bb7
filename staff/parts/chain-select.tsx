import { useAddress } from '../app/address.tsx'
import { useMember } from '../app/member.ts'
import { PillSelect } from '../app/pill-select.tsx'

/** Whether a list is about the whole chain, or about no clinic in particular: for those alone who work for the chain. */
export function useIsOfChain(): boolean {
  const { isOfChain } = useMember()
  const [{ view }] = useAddress()
  return isOfChain && view === 'chain'
}

/** Chooses between the clinic and the chain; nothing for those who cannot. */
export function ChainSelect({ words }: { words: { label: string; ofClinic: string; ofChain: string } }) {
  const { isOfChain } = useMember()
  const isChosen = useIsOfChain()
  const [, go] = useAddress()
  if (!isOfChain) return null
  return (
    <PillSelect
      label={words.label}
      value={isChosen ? 'chain' : 'clinic'}
      options={[
        { id: 'clinic', name: words.ofClinic },
        { id: 'chain', name: words.ofChain },
      ]}
      onChange={(id) => go({ view: id === 'chain' ? id : undefined })}
    />
  )
}
