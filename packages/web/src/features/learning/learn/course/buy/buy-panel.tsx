import { Button } from '@mantine/core'
import type { Container } from '@oktant/contract/learning/own/learn.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useSearchParams } from 'react-router'
import { useErrorText } from '../../../../../lib/api/error-text.ts'
import { deferred } from '../../../../../lib/deferred.tsx'
import { paths } from '../../../../../lib/paths.ts'
import { rememberReturnPath } from '../../../../../lib/session/return-path.ts'
import { useUser } from '../../../../../lib/session/session-state.ts'
import { useMoney } from '../../../../../lib/words/shown/money.ts'
import { Unbroken } from '../../../../../ui/unbroken.tsx'
import { learningChanged } from '../../learn.queries.ts'
import { useBuyCourse, useWithdrawPurchase } from '../../purchase.queries.ts'
import styles from '../course.module.css'

const BuyDialog = deferred(() => import('./buy-dialog.tsx').then((file) => file.BuyDialog))

/** What a course costs, and what happens next: for whoever has not bought it. */
export function BuyPanel({ course }: { course: Container }) {
  const { t } = useTranslation('learning')
  const money = useMoney()
  const { price, purchase, customField1 } = course
  if (!price || customField1) return null
  return (
    <section className={`card ${styles['buy']}`} aria-labelledby="buy-course">
      <h2 id="buy-course">{t('buy.title', { price: money(price) })}</h2>
      {purchase?.state === 'asked' && <Asked course={course} />}
      {purchase?.state === 'paying' && <Paying course={course} />}
      {purchase?.state === 'refused' && <Refused purchase={purchase} />}
      {(!purchase || purchase.state === 'refused') && <Offer course={course} />}
    </section>
  )
}

function Offer({ course }: { course: Container }) {
  const { t } = useTranslation('learning')
  const user = useUser()
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  if (!user)
    return (
      <>
        <p>{t('buy.visitor')}</p>
        <Button component={Link} to={paths.login} onClick={() => rememberReturnPath(pathname)}>
          {t('buy.signIn')}
        </Button>
      </>
    )
  if (!user.permissions.includes('purchases.make')) return <p>{t('buy.notPermitted')}</p>
  return (
    <>
      <p>{t('buy.next')}</p>
      <Button
        onPointerEnter={() => void BuyDialog.prepare()}
        onClick={() => void BuyDialog.prepare().then(() => setOpen(true))}
      >
        {t('buy.start')}
      </Button>
      {isOpen && <BuyDialog course={course} onClose={() => setOpen(false)} />}
    </>
  )
}

function Asked({ course: { purchase } }: { course: Container }) {
  const { t } = useTranslation('learning')
  if (!purchase) return null
  const number = purchase.invoiceNumber ?? ''
  return (
    <>
      <p>
        <Unbroken text={t('buy.asked', { number })} part={number} />
      </p>
      <Withdraw id={purchase.id} />
    </>
  )
}

/** That it came to nothing, and why; what stands below it is the way to ask again. */
function Refused({ purchase: { invoiceNumber, note } }: { purchase: NonNullable<Container['purchase']> }) {
  const { t } = useTranslation('learning')
  const number = invoiceNumber ?? ''
  return (
    <>
      <p data-refused>
        <Unbroken text={t('buy.refused', { number })} part={number} />
      </p>
      {note && <p>{t('purchases.note', { note })}</p>}
    </>
  )
}

const askAgainMs = 3000

/** Whoever comes back from the provider waits for its message, which takes a moment. */
function Paying({ course }: { course: Container }) {
  const { t } = useTranslation('learning')
  const [search] = useSearchParams()
  const buy = useBuyCourse(course.containerId)
  const problem = useErrorText(buy.error)
  const isBack = search.get('paid') === '1'
  useEffect(() => {
    if (!isBack) return
    const timer = setInterval(() => void learningChanged(), askAgainMs)
    return () => clearInterval(timer)
  }, [isBack])
  return (
    <>
      <p role="status">{t(isBack ? 'buy.waiting' : 'buy.paying')}</p>
      {problem && <p role="alert">{problem}</p>}
      {/* NOTE: whoever comes back has paid, and takes nothing back while that is on its way. */}
      {!isBack && (
        <div className={styles['buyWays']}>
          <Button loading={buy.isPending} onClick={() => buy.mutate({ way: 'card' })}>
            {t('buy.resume')}
          </Button>
          {course.purchase && <Withdraw id={course.purchase.id} />}
        </div>
      )}
    </>
  )
}

export function Withdraw({ id }: { id: number }) {
  const { t } = useTranslation('learning')
  const withdraw = useWithdrawPurchase()
  const problem = useErrorText(withdraw.error)
  return (
    <>
      {problem && <p role="alert">{problem}</p>}
      <Button variant="default" loading={withdraw.isPending} onClick={() => withdraw.mutate(id)}>
        {t('buy.withdraw')}
      </Button>
    </>
  )
}
