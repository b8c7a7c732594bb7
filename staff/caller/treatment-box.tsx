import { Button, ComboBox, Input, Label, ListBox, ListBoxItem, Popover } from 'react-aria-components'
import { callerWords } from '#messages/staff/caller-words.ts'
import { Loading } from '../app/loading.tsx'
import { useCatalogue } from '../app/use-facts.ts'
import { useWords } from '../app/words.tsx'

/** What can be booked at a clinic, found by typing a part of its name or of its line of care. */
export function TreatmentBox({
  clinic,
  treatment,
  onChange,
}: {
  clinic: string
  treatment: string | undefined
  onChange: (id: string | undefined) => void
}) {
  const words = useWords(callerWords)
  const { lines } = useCatalogue()
  // Whoever types before there is something to choose would choose nothing.
  if (lines.length === 0) return <Loading />
  const options = lines.flatMap((line) =>
    line.treatments
      .filter(({ mode, clinics }) => mode === 'clinic' && clinics.includes(clinic))
      .map(({ id, name }) => ({ id, name: `${name} · ${line.name}` })),
  )
  return (
    <ComboBox
      className="caller-field caller-treatment"
      menuTrigger="focus"
      selectedKey={treatment ?? null}
      onSelectionChange={(id) => onChange(id === null ? undefined : String(id))}
      defaultItems={options}
      autoFocus
    >
      <Label>{words.treatment}</Label>
      <div>
        <Input />
        <Button aria-label={words.treatment}>▾</Button>
      </div>
      <Popover className="popover">
        <ListBox className="menu">
          {({ id, name }: (typeof options)[number]) => <ListBoxItem id={id}>{name}</ListBoxItem>}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}
