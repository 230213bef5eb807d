import { useState } from 'react'
import { Card } from '../src/Card.tsx'
import { Checkbox } from '../src/Checkbox.tsx'
import { CodeField } from '../src/CodeField.tsx'
import { Field } from '../src/Field.tsx'
import { FileField } from '../src/FileField.tsx'
import { PasswordField } from '../src/PasswordField.tsx'
import { RadioCards } from '../src/RadioCards.tsx'
import { SectionHead } from '../src/SectionHead.tsx'
import { SelectField } from '../src/SelectField.tsx'
import { Switch } from '../src/Switch.tsx'
import { Tag } from '../src/Tag.tsx'
import { TextArea } from '../src/TextArea.tsx'
import { useWords } from './words.ts'

export function FormBench({ name }: { name: string }) {
  const w = useWords()
  const [channel, setChannel] = useState('bank')
  const [files, setFiles] = useState<File[]>([])
  return (
    <Card as="section">
      <div className="stack">
        <SectionHead title={w('Forms')} />
        <Field label={w('Username')} hint={w('4 to 11 letters and digits')} required />
        <Field label={w('Amount')} prefix="$" inputMode="decimal" defaultValue="250.00" />
        <Field
          label={w('Mobile number')}
          prefix="+84"
          defaultValue="12"
          error={w('The number is too short. Type 9 or 10 digits.')}
        />
        <Field label={w('Locked')} defaultValue="ana_88" disabled />
        <PasswordField
          label={w('Password')}
          showLabel="Show password"
          hideLabelText="Hide password"
          defaultValue="marigold"
        />
        <CodeField label={w('Code from the SMS')} defaultValue="4071" />
        <SelectField
          label={w('Bank')}
          options={[
            { value: 'a', label: w('First Market Bank') },
            { value: 'b', label: 'Banco del Sol' },
          ]}
        />
        <TextArea label={w('Remark')} maxLength={140} defaultValue="Sent from my card" />
        <FileField
          label={w('Receipt pictures')}
          hint={w('png or jpg, up to 5 MB each, at most 3')}
          files={files}
          onFiles={setFiles}
          filesMax={3}
          bytesMax={5_000_000}
          addLabel={w('Add')}
          removeLabel={(file) => `Remove ${file}`}
        />
        <RadioCards
          label={w('How to pay')}
          name={`channel-${name}`}
          value={channel}
          onChange={setChannel}
          options={[
            {
              value: 'bank',
              title: w('Bank transfer'),
              detail: w('10 to 30 minutes'),
              icon: 'bank',
              trailing: <Tag tone="up">No fee</Tag>,
            },
            { value: 'gateway', title: w('Online'), detail: w('At once'), icon: 'card' },
          ]}
        />
        <Checkbox label={w('I am 18 or older')} defaultChecked />
        <Checkbox label={w('I accept the rules')} error={w('Needed to go on')} />
        <Switch label={w('Hide my balance')} hint={w('Shown as asterisks')} defaultChecked />
        <Switch label={w('News by e-mail')} />
      </div>
    </Card>
  )
}
