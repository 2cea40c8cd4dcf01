import type { Purchase } from '@oktant/contract/learning/purchases.ts'
import { useQuery } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { cameAlong } from '../../../../lib/api/came-along.ts'
import { containerPath } from '../../../../lib/container-path.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { useMoney } from '../../../../lib/words/shown/money.ts'
import { Pager } from '../../../../ui/table/pager.tsx'
import { Withdraw } from '../course/buy/buy-panel.tsx'
import { useLearningWords } from '../learning-words.ts'
import { paidPurchases } from '../learn.queries.ts'
import styles from './lists.module.css'

/** With which page it comes along. */
type Along = ReturnType<typeof cameAlong>

const tones: Partial<Record<Purchase['state'], string>> = {
  bought: 'ok',
  asked: 'warn',
  paying: 'warn',
  refused: 'bad',
}

/** What one has asked for and what one has bought; nothing where there is neither. */
export function Purchases({ along }: { along: Along }) {
  const { t } = useTranslation('learning')
  const [page, setPage] = useState(0)
  const { data } = useQuery({ ...paidPurchases(page), ...along })
  if (!data || data.totalElements === 0) return null
  return (
    <section aria-labelledby="purchases">
      <h2 id="purchases">{t('purchases.title')}</h2>
      <ul className={styles['purchases']} aria-labelledby="purchases">
        {data.content.map((purchase) => (
          <Row key={purchase.id} purchase={purchase} />
        ))}
      </ul>
      {data.totalPages > 1 && <Pager data={data} onPage={setPage} />}
    </section>
  )
}

function Row({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation('learning')
  const { text } = useLearningWords()
  const { short } = useDates()
  const money = useMoney()
  const { id, name, state, way, invoiceNumber, askedAt, note, can } = purchase
  const facts = [
    money(purchase),
    invoiceNumber ? t('purchases.invoice', { number: invoiceNumber }) : t(`way.${way}`),
    short(askedAt),
  ]
  return (
    <li className={styles['purchase']}>
      <div>
        <Link to={containerPath(purchase)}>{text(name)}</Link>
        <p>
          {facts.map((fact, place) => (
            <Fragment key={fact}>
              {place > 0 && '\u00a0· '}
              <span>{fact}</span>
            </Fragment>
          ))}
        </p>
        {note && <p>{t('purchases.note', { note })}</p>}
      </div>
      <span className="pill" data-tone={tones[state]}>
        {t(`purchase.${state}`)}
      </span>
      {can.withdraw && <Withdraw id={id} />}
    </li>
  )
}
