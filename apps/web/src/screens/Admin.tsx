import type { AuditEntry, Report } from '@starboard/protocol';
import { useState } from 'react';
import { Frame } from '../app/Frame.tsx';
import { useSettings } from '../app/settings.ts';
import { useLoaded } from '../app/useLoaded.ts';
import { problemText } from '../parts/problems.ts';
import { server } from '../sessions/server.ts';
import { useWords } from '../words/index.ts';
import { useAttempt } from './attempt.ts';

/** For those who run the server: what was reported, and who did what about it. */
export default function Admin() {
  const words = useWords();
  const { language } = useSettings();
  const [read, setRead] = useState(0);
  const { value, error } = useLoaded(`admin ${read}`, () => Promise.all([server.reports(), server.auditLog()]));
  const code = (error as { code?: string } | undefined)?.code;
  return (
    <Frame title={words.reports}>
      <h1>{words.reports}</h1>
      {error !== undefined && <p role="alert">{problemText(code ?? 'internal', language)}</p>}
      {value !== undefined && (
        <>
          {value[0].length === 0 && <p>{words.noReports}</p>}
          <ul className="reports">
            {value[0].map((report) => (
              <li key={report.id} className={report.closedAt === undefined ? 'open' : undefined}>
                <OneReport report={report} onClosed={() => setRead(read + 1)} />
              </li>
            ))}
          </ul>
          <h2>{words.audit}</h2>
          <Audit entries={value[1]} />
        </>
      )}
    </Frame>
  );
}

function OneReport({ report, onClosed }: { report: Report; onClosed(): void }) {
  const words = useWords();
  const { language } = useSettings();
  const [problem, attempt] = useAttempt();
  return (
    <>
      <h2>{words.reportBy(report.reporter, report.name)}</h2>
      <p className="muted">{new Date(report.at).toLocaleString(language)}</p>
      <p>{report.reason}</p>
      {report.lines.length > 0 && (
        <blockquote>
          {report.lines.map(({ name, text }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never change
            <p key={at}>
              <strong>{name}:</strong> {text}
            </p>
          ))}
        </blockquote>
      )}
      {report.closedAt === undefined ? (
        <button
          type="button"
          className="button"
          onClick={() => void attempt(() => server.closeReport(report.id).then(onClosed))}
        >
          {words.closeReport}
        </button>
      ) : (
        <p className="muted">{words.reportClosed}</p>
      )}
      {problem !== '' && <p role="alert">{problem}</p>}
    </>
  );
}

function Audit({ entries }: { entries: readonly AuditEntry[] }) {
  const words = useWords();
  const { language } = useSettings();
  return (
    <ol className="audit">
      {entries.map(({ at, act, actor, name }, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was done stays as it is
        <li key={number}>
          {new Date(at).toLocaleString(language)}: {words.audited[act](actor, name)}
        </li>
      ))}
    </ol>
  );
}
