import type { ReactNode } from 'react'

/** The place of the picture that the map takes. */
export const mapId = 'map'

/** A button that opens the map. A form, so that the first tap of a visit is not lost; without script it leads down to the picture. */
export function OpenMap({
  className,
  button,
  onOpen,
  children,
}: {
  className: string
  /** Class of the button itself. */
  button: string
  onOpen: () => void
  children: ReactNode
}) {
  return (
    <form
      className={className}
      action={`#${mapId}`}
      onSubmit={(event) => {
        event.preventDefault()
        onOpen()
      }}
    >
      <button type="submit" className={button}>
        {children}
      </button>
    </form>
  )
}
