/** Pages in every writing system. Without a font for one, its letters are boxes of one height. */
import { cpSync, rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { writeFiles } from '../test-content/files.ts';
import { buildSite, scriptsSite } from './sites.ts';
import { expect, test, testSite } from './test.ts';

/** A sentence in each script, whose letters rise and fall most, with its language. */
const sentences: Record<string, string> = {
  de: 'Übergänge: Äpfel, Öfen und Ängste gehen über jede Brücke, Ärger ging Übung voraus, Öl',
  pl: 'Żółć, gęś, jaźń: Święty Łukasz Żak przyjęły Ćwiąkał Śledź, Źdźbło gryząc Żyto Świętokrzyskie',
  vi: 'Đọc kế hoạch truy vấn như một tấm bản đồ: Nguyễn Thị Ngọc Ấn Quỳnh Ễ Ổ Ặ Ậ ngộ nghĩnh Ẩm thực',
  uk: 'Щоденник Їжакової подорожі через Йоркшир: Ґанок, рух, Ґрунт і Їжа, фундамент Йосипа',
  el: 'Ένα ταξίδι με τους ήρωες της Ύδρας: Ώριμοι Ήρωες φεύγουν, Άγγελοι Έρχονται ψάχνοντας Ίχνη',
  he: 'מסע בעקבות הנתונים אל פסגת ההר: לקוחות, ציוץ, לילך, קרן צילם את שלי לפני הזריחה',
  ar: 'رحلة في البيانات إلى قمّة الجبل: إدارة الأنظمة، أُسس التخطيط، آفاقٌ وإنجازٌ لمهندسٍ مُجيد',
  fa: 'خواندن برنامهٔ پایگاه داده مانند نقشه: گذرگاه‌های آگاهی، پژوهشگران و کوه‌های بلند',
  hi: 'डेटाबेस की योजना को मानचित्र की तरह पढ़ना: कृष्णमूर्ति द्विवेदी की र्‍हस्व दृष्टि और दुर्गुणों की पूर्ति',
  bn: 'ডেটাবেসের পরিকল্পনা মানচিত্রের মতো পড়া: কৃষ্ণমূর্তি চৌধুরী ও দ্বিতীয় দৃষ্টিভঙ্গির পূর্ণাঙ্গ রূপ',
  ta: 'தரவுத்தளத் திட்டத்தை வரைபடம் போல் படித்தல்: கிருஷ்ணமூர்த்தி ஸ்ரீநிவாசன் பூக்கள், தீர்வுகள்',
  th: 'การอ่านแผนของฐานข้อมูลให้เหมือนแผนที่: ผู้ยิ่งใหญ่ที่นี่ ปู่ญี่ปุ่นรู้สึกซึ้งใจ ฎีกาและกฎุมพีทั้งหมู่',
  ja: 'データベースの計画を地図のように読む：頂上への道筋と、見積もりが外れる理由を図で説明します',
  zh: '像读地图一样读查询计划：通往山顶的路线，以及估算为何会出错，用图示一步一步说明',
  ko: '데이터베이스의 계획을 지도처럼 읽기: 정상으로 가는 길과 추정이 빗나가는 이유를 그림으로 설명',
};

testSite(scriptsSite, () => {
  const { CONTENT_DIRECTORY } = scriptsSite.env;
  rmSync(CONTENT_DIRECTORY, { recursive: true, force: true });
  cpSync('test-content/default', CONTENT_DIRECTORY, { recursive: true });
  const articles = Object.entries(sentences).map(([lang, sentence]) => [
    `articles/${lang}.md`,
    `---
title: '${sentence}'
excerpt: '${sentence}'
date: 2024-01-01
lang: ${lang}
---
${sentence}[^1] *${sentence.slice(0, 12)}* \`C++\`, C#, +49 30 1234567 (Go, F#)

## ${sentence}

- ${sentence}
- [x] ${sentence.slice(0, 12)}

> ${sentence}

### ${sentence}

\`\`\`js
// ${sentence.slice(0, 20)}
const one = 1;
\`\`\`

[^1]: ${sentence}
`,
  ]);
  writeFiles(CONTENT_DIRECTORY, Object.fromEntries(articles));
  buildSite(scriptsSite);
});

/** Draws each line of the headings alone, and returns those of which two neighbours share a pixel. */
const touchingLines = (page: Page) =>
  page.locator('main :is(h1, h2, h3)').evaluateAll((headings) =>
    headings.flatMap((heading) => {
      const style = getComputedStyle(heading);
      const lineHeight = Number.parseFloat(style.lineHeight);
      const lines = new Map<number, string>();
      const range = document.createRange();
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const { segment, index } of new Intl.Segmenter().segment(node.textContent ?? '')) {
          range.setStart(node, index);
          range.setEnd(node, index + segment.length);
          const top = Math.round(range.getBoundingClientRect().bottom / lineHeight);
          lines.set(top, (lines.get(top) ?? '') + segment);
        }
      const texts = [...lines.values()].map((line) => line.trim()).filter(Boolean);
      const draw = (text: string, baseline: number) => {
        const { width } = heading.getBoundingClientRect();
        const canvas = new OffscreenCanvas(width + 40, 3 * lineHeight);
        const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
        const { fontWeight, fontSize, fontFamily, letterSpacing, direction } = style;
        context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
        Object.assign(context, { letterSpacing, direction });
        context.fillText(text, direction === 'rtl' ? width : 0, baseline);
        return context.getImageData(0, 0, canvas.width, canvas.height).data;
      };
      return texts.slice(1).flatMap((text, i) => {
        const above = draw(texts[i] ?? '', lineHeight);
        const below = draw(text, 2 * lineHeight);
        const touches = above.some(
          (value, j) => j % 4 === 3 && value > 64 && Number(below[j]) > 64,
        );
        return touches ? [`${texts[i]} / ${text}`] : [];
      });
    }),
  );

test('no two lines of a heading touch, in any script', { tag: '@rare' }, async ({ page }) => {
  for (const lang of Object.keys(sentences))
    for (const width of [320, 375, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${scriptsSite.url}/blog/${lang}`);
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await touchingLines(page), `${lang} at ${width} px`).toEqual([]);
    }
});
