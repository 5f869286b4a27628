import { checkTextList, parseTextCards, type TextListIssue } from '@palmares/core/album/text-list';
import { TEXT_CARD_TEXTS, TEXT_LIST_TEXTS } from '@palmares/texts/page/uploads';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { makeTextCards } from '../lib/picture/draw-text-card.ts';
import { useForm } from '../lib/use-form.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { TextArea } from '../ui/text-field.tsx';
import { TextCardPreviews } from './text-card-previews.tsx';
import type { NamedFile } from './upload-queue.ts';

export type TextCardsDialogProps = {
  /** The list as typed before. */
  list: string;
  /** Stores the typed list, so that closing the dialog loses nothing. */
  onType: (list: string) => void;
  /** Number of images that the album can still take. */
  room: number;
  onCards: (cards: readonly NamedFile[]) => void;
  onClose: () => void;
};

const ROWS = 8;
const LINES_TOLD = 5;

/** Turns a list of texts into images, drawn in the browser. */
export function TextCardsDialog({ list, onType, room, onCards, onClose }: TextCardsDialogProps) {
  const drawing = useRef<AbortController | null>(null);
  const [drawn, setDrawn] = useState(0);
  // Closing the dialog aborts the drawing.
  useEffect(() => () => drawing.current?.abort(), []);
  const form = useForm({
    initial: { list },
    check: (values) => {
      const text = textListIssueText(checkTextList(values.list, room));
      return text === undefined ? {} : { list: text };
    },
    send: async (values) => {
      const cards = parseTextCards(values.list);
      drawing.current = new AbortController();
      const files = await makeTextCards(
        cards.map(({ text }) => text),
        setDrawn,
        drawing.current.signal,
      );
      onCards(
        cards.flatMap(({ name, description }, index) => {
          const file = files[index];
          return file === undefined ? [] : [{ file, name, description }];
        }),
      );
    },
    failureOf: () => ({ fields: {}, text: TEXT_CARD_TEXTS.failed }),
    onSent: () => {
      onType('');
      onClose();
    },
  });
  const cards = parseTextCards(useDeferredValue(form.values.list));
  const field = form.bind('list');
  return (
    <FormDialog
      form={form}
      title={TEXT_CARD_TEXTS.title}
      text={TEXT_CARD_TEXTS.intro}
      submitLabel={
        form.pending ? TEXT_CARD_TEXTS.progress(drawn, cards.length) : TEXT_CARD_TEXTS.submit(cards.length)
      }
      onClose={onClose}
    >
      <TextArea
        {...field}
        label={TEXT_CARD_TEXTS.list}
        hint={TEXT_CARD_TEXTS.hint(cards.length)}
        placeholder={TEXT_CARD_TEXTS.placeholder}
        rows={ROWS}
        readOnly={form.pending}
        onChange={(event) => {
          field.onChange(event);
          onType(event.target.value);
        }}
      />
      <TextCardPreviews cards={cards} />
    </FormDialog>
  );
}

/** Describes all issues of a list in one or two sentences. */
function textListIssueText(issues: readonly TextListIssue[]): string | undefined {
  const lines = issues.flatMap((issue) => (issue.code === 'text_too_long' ? [issue.line] : []));
  const others = issues.flatMap((issue) => (issue.code === 'text_too_long' ? [] : [otherIssueText(issue)]));
  return [...others, ...(lines.length > 0 ? [tooLongText(lines)] : [])].join(' ') || undefined;
}

function otherIssueText(issue: Exclude<TextListIssue, { code: 'text_too_long' }>): string {
  if (issue.code === 'no_text') return TEXT_LIST_TEXTS.noText;
  return issue.max === 0 ? TEXT_LIST_TEXTS.full : TEXT_LIST_TEXTS.tooMany(issue.max);
}

function tooLongText(lines: readonly number[]): string {
  return TEXT_LIST_TEXTS.tooLong(lines.slice(0, LINES_TOLD), lines.length > LINES_TOLD);
}
