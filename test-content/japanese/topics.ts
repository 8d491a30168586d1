export const topics: string[] = ['データ基盤', '水道', '小さな会社のはじめ方'];
