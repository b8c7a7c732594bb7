import { useSite } from '../../site-context.tsx'

/** What the tool cannot tell, always in sight. */
export function ToolLimits({ limits }: { limits: readonly string[] }) {
  const { tool } = useSite().stringTranslations
  return (
    <div className="limits small">
      <h2>{tool.limits}</h2>
      <ul>
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </div>
  )
}
