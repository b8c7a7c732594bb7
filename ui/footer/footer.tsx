import { footerId } from '#domain/site/page-places.ts'
import type { Link } from '../link.ts'
import { Logo } from '../logo/logo.tsx'

export interface FooterProps {
  name: string
  slogan: string
  home: { path: string; label: string }
  /** Heading and links of the clinics. */
  clinics: { title: string; links: Link[] }
  /** About us, help. */
  groups: { title: string; links: Link[] }[]
  company: { title: string; facts: { name: string; value: string; path?: string }[] }
  /** Legal pages and the cookie settings, at the very end. */
  legal: { title: string; links: Link[] }
}

function FooterLinks({ title, links, className }: { title: string; links: Link[]; className?: string }) {
  return (
    <nav className={className} aria-label={title}>
      <h2>{title}</h2>
      <ul className="foot-links">
        {links.map((link) => (
          <li key={link.path}>
            <a href={link.path}>{link.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function Footer({ name, slogan, home, clinics, groups, company, legal }: FooterProps) {
  return (
    <footer className="foot" id={footerId}>
      <div className="wrap foot-columns">
        <div className="foot-company">
          <Logo name={name} path={home.path} label={home.label} />
          <p className="soft">{slogan}</p>
          <h2>{company.title}</h2>
          <dl className="small">
            {company.facts.map((fact) => (
              <div key={fact.name}>
                <dt className="soft">{fact.name}</dt>
                <dd>{fact.path ? <a href={fact.path}>{fact.value}</a> : fact.value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <FooterLinks className="foot-clinics" {...clinics} />
        {groups.map((group) => (
          <FooterLinks key={group.title} {...group} />
        ))}
      </div>
      <nav className="wrap foot-legal small" aria-label={legal.title}>
        <ul className="foot-row">
          {legal.links.map((link) => (
            <li key={link.title}>
              <a href={link.path}>{link.title}</a>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  )
}
