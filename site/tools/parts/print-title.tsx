/** What a printed diary is: the page around it is left out on paper. Its heading on the screen is that of the page. */
export function PrintTitle({ title }: { title: string }) {
  return (
    <p className="print-title display" aria-hidden="true">
      {title}
    </p>
  )
}
