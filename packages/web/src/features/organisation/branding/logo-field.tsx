import { Button, FileButton } from '@mantine/core'
import { type Branding, logoTypes, type Theme } from '@oktant/contract/organisation/branding.ts'
import { useTranslation } from 'react-i18next'
import { onceMade } from '../../../lib/api/once-made.ts'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { notice, offerUndo } from '../../../lib/notice.ts'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { FormProblem } from '../../../ui/form/form.tsx'
import styles from './branding.module.css'
import { bringLogoBack, useRemoveLogo, useSetLogo, type CompanyChoice } from './branding.queries.ts'

type LogoFieldProps = { whose: CompanyChoice; theme: Theme; data: Branding }

/** The logo on the ground of its theme; what is replaced or removed can be brought back. */
export function LogoField({ whose, theme, data }: LogoFieldProps) {
  const { t } = useTranslation('branding')
  const [set, remove] = [useSetLogo(whose, theme), useRemoveLogo(whose, theme)]
  const problem = useErrorText(set.error ?? remove.error)
  const logo = data.logos[theme]
  const back = () => bringLogoBack(whose, theme)
  const send = (picture: File | null) => {
    remove.reset()
    if (!picture) return
    onceMade(set.mutateAsync(picture), ({ canRestore }) =>
      canRestore[theme] ? offerUndo(t('logo.set'), back) : notice.set({ text: t('logo.set') }),
    )
  }
  const drop = () => {
    set.reset()
    onceMade(remove.mutateAsync(), () => offerUndo(t('logo.removed'), back))
  }
  return (
    <RecordSection title={t(`logo.${theme}`)} hint={t('logo.hint')}>
      <div className={styles['logo']} data-theme={theme}>
        {logo ? <img src={logo} alt={t('logo.alt')} /> : <span>{t('logo.none')}</span>}
      </div>
      <div className={styles['tools']}>
        <FileButton accept={logoTypes.join(',')} onChange={send}>
          {(props) => (
            <Button variant="default" loading={set.isPending} {...props}>
              {t(logo ? 'logo.replace' : 'logo.upload')}
            </Button>
          )}
        </FileButton>
        {logo && (
          <Button variant="default" loading={remove.isPending} onClick={drop}>
            {t('logo.remove')}
          </Button>
        )}
      </div>
      <FormProblem>{problem}</FormProblem>
    </RecordSection>
  )
}
