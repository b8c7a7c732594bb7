import { Icon } from '../icon/icon.tsx'

export interface Price {
  id: string
  name: string
  /** What it is, in a sentence. */
  text?: string
  /** '45 min, in clinic' */
  note: string
  /** '895 kr' */
  amount: string
  /** Where it is booked, and the words of that link. */
  book?: { title: string; path: string }
}

/** What can be had and what it costs: name and length to the left, the price and the link to book to the right. */
export function PriceList({ prices }: { prices: Price[] }) {
  return (
    <ul className="prices">
      {prices.map((price) => (
        <li key={price.id} className="price">
          <div>
            <b>{price.name}</b>
            <p className="small soft">{price.note}</p>
            {price.text && <p className="small soft price-text">{price.text}</p>}
          </div>
          <span className="amount">{price.amount}</span>
          {price.book && (
            <a className="price-book" href={price.book.path} aria-label={`${price.book.title}: ${price.name}`}>
              {price.book.title}
              <Icon name="arrow" />
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
