import { Button, Skeleton } from '@mantine/core'
import type { LinkFunction } from '@oktant/contract/people/sessions.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { noteProblem } from '../../../../lib/notice.ts'
import { isAddress, paths } from '../../../../lib/paths.ts'
import { Entrance } from '../../../../ui/page/entrance.tsx'
import { ErrorState, LoadingState } from '../../../../ui/page/states.tsx'
import { destinationLeft, destinationOf, functionOf } from './link-destinations.ts'
import { LinkProblem } from './link-problem.tsx'
import { LinkUsed } from './link-used.tsx'
import { linkState, useSignInByLink } from '../sessions.queries.ts'

/** Says what a one-time link will do; only the press uses it up, as mail scanners open every link first. */
export function ActionLinkScreen() {
  const { t } = useTranslation('sessions')
  const { function: address = '' } = useParams()
  const [search] = useSearchParams()
  const otp = search.get('otp') ?? ''
  const { data, error, refetch } = useQuery({ ...linkState(otp), enabled: otp !== '' })
  if (!otp) return <LinkUsed />
  if (error)
    return (
      <Entrance title={t('linkProblem.title')}>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Entrance>
    )
  if (!data)
    return (
      <Entrance title={t('link.looking')}>
        <LoadingState>
          <Skeleton h={24} />
          <Skeleton h={44} w={160} mt="md" />
        </LoadingState>
      </Entrance>
    )
  const does = functionOf(data.function, address)
  const link = { otp, id: search.get('id') ?? '' }
  // NOTE: known only of the functions that lead there, and only where the company has named an address.
  const url = data.competencyUrl
  if (!data.usable || !does) return <LinkUsed to={does && !url ? destinationLeft(does, link) : null} />
  if (url) return <CompetencyLink does={does} otp={otp} url={url} />
  return <LinkToUse does={does} link={link} />
}

type LinkToUseProps = { does: LinkFunction; link: { otp: string; id: string } }

function LinkToUse({ does, link }: LinkToUseProps) {
  const { t } = useTranslation('sessions')
  const navigate = useNavigate()
  const signIn = useSignInByLink()
  const go = () => {
    const wanted = destinationOf(does, link)
    const isHere = isAddress(wanted)
    if (!isHere) noteProblem(t('link.noScreen', { what: t(`link.${does}`) }))
    void navigate(isHere ? wanted : paths.home, { replace: true })
  }
  // NOTE: a password reset signs nobody in; its own form uses the link up.
  const use = () => (does === 'passwordReset' ? go() : signIn.mutate(link.otp, { onSuccess: go }))
  if (signIn.error) return <LinkProblem error={signIn.error} onRetry={use} />
  return (
    <Entrance title={t(`link.${does}`)} lead={t(does === 'passwordReset' ? 'link.resetText' : 'link.text')}>
      <div>
        <Button size="md" loading={signIn.isPending} onClick={use}>
          {t('link.use')}
        </Button>
      </div>
    </Entrance>
  )
}

type CompetencyLinkProps = { does: LinkFunction; otp: string; url: string }

function CompetencyLink({ does, otp, url }: CompetencyLinkProps) {
  const { t } = useTranslation('sessions')
  const signIn = useSignInByLink()
  const use = () => signIn.mutate(otp, { onSuccess: () => location.assign(url) })
  if (signIn.error) return <LinkProblem error={signIn.error} onRetry={use} />
  return (
    <Entrance title={t(`link.${does}`)} lead={t('link.competency', { host: new URL(url).host })}>
      <div>
        <Button size="md" loading={signIn.isPending || signIn.isSuccess} onClick={use}>
          {t('link.use')}
        </Button>
      </div>
    </Entrance>
  )
}
