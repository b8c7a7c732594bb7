/** Table of contents: beside the text on a wide screen, a row to swipe on a narrow one. */
export function Toc({ label, sections }: { label: string; sections: { key: string; title: string }[] }) {
  if (sections.length < 3) return null
  return (
    <nav className="toc" aria-label={label}>
      <ol className="toc-list">
        {sections.map((section) => (
          <li key={section.key}>
            <a href={`#${section.key}`}>{section.title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
