import { Button, ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components'
import { Icon } from '#ui/icon/icon.tsx'

/** A choice of one among a few, as a pill that opens. */
export function PillSelect<Id extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  value: Id
  options: readonly { id: Id; name: string }[]
  onChange: (id: Id) => void
}) {
  return (
    <Select aria-label={label} selectedKey={value} onSelectionChange={(id) => id !== null && onChange(id as Id)}>
      <Button className="pill">
        <SelectValue />
        <Icon name="down" />
      </Button>
      <Popover className="popover">
        <ListBox className="menu" items={options}>
          {({ id, name }) => <ListBoxItem id={id}>{name}</ListBoxItem>}
        </ListBox>
      </Popover>
    </Select>
  )
}
