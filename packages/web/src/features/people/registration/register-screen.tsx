import { Button, TextInput } from '@mantine/core'
import type { ConfirmationWay } from '@oktant/contract/organisation/shell.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useDraft } from '../../../lib/records/draft.ts'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { isAtFields } from '../../../lib/api/field-errors.ts'
import { paths } from '../../../lib/paths.ts'
import { settings } from '../../../lib/session/session.ts'
import { Entrance } from '../../../ui/page/entrance.tsx'
import { Form, FormProblem } from '../../../ui/form/form.tsx'
import { CaptchaBox } from './captcha-box.tsx'
import { useCaptcha } from './captcha.ts'
import { useFieldWords } from './field-words.ts'
import { useRegister, type CompanyForm } from './registration.queries.ts'

const empty: CompanyForm = { companyName: '', firstName: '', surname: '', emailAddress: '' }
const fields = [
  ['companyName', 'organization'],
  ['firstName', 'given-name'],
  ['surname', 'family-name'],
  ['emailAddress', 'email'],
] as const

const leads = { mail: 'register.lead', output: 'register.leadOutput', none: 'register.leadNone' } as const
const sentTexts = { mail: 'sent.text', output: 'sent.textOutput', none: 'sent.textNone' } as const
const sentTitles = { mail: 'sent.title', output: 'sent.titleOutput', none: 'sent.titleNone' } as const

/** Registers a company; a link by mail then confirms it, or whatever this installation has in its place. */
export function RegisterScreen() {
  const { t } = useTranslation('registration')
  const confirmsBy = useQuery(settings).data?.confirmsBy ?? 'mail'
  const draft = useDraft('register', empty)
  const captcha = useCaptcha()
  const register = useRegister()
  const words = useFieldWords(register.error)
  const problem = useErrorText(register.error)
  // NOTE: what kept the box from being ticked stands at the box.
  const isShown = isAtFields(register.error) || register.error === captcha.error
  const submit = () =>
    register.mutate(
      { ...draft.values, work: captcha.work },
      { onSuccess: draft.clear, onError: captcha.untick },
    )
  if (register.isSuccess) return <Sent by={confirmsBy} emailAddress={register.variables.emailAddress} />
  return (
    <Entrance title={t('register.title')} lead={t(leads[confirmsBy])}>
      <Form action={submit} aria-label={t('register.title')}>
        {fields.map(([name, autoComplete]) => (
          <TextInput
            key={name}
            type={name === 'emailAddress' ? 'email' : 'text'}
            label={t(`field.${name}`)}
            autoComplete={autoComplete}
            value={draft.values[name]}
            onChange={(event) => draft.set({ [name]: event.target.value })}
            error={words(name, draft.values[name])}
          />
        ))}
        <CaptchaBox captcha={captcha} error={words('captcha')} />
        <FormProblem>{!isShown && problem}</FormProblem>
        <Button type="submit" loading={register.isPending}>
          {t('register.submit')}
        </Button>
      </Form>
      <p>
        {t('register.known')} <Link to={paths.login}>{t('register.signIn')}</Link>
      </p>
    </Entrance>
  )
}

function Sent({ by, emailAddress }: { by: ConfirmationWay; emailAddress: string }) {
  const { t } = useTranslation('registration')
  return (
    <Entrance title={t(sentTitles[by])} lead={t(sentTexts[by], { emailAddress })}>
      <div>
        <Button component={Link} to={paths.overview} variant="default">
          {t('sent.back')}
        </Button>
      </div>
    </Entrance>
  )
}
