// That the package's types are the contract's, both ways where it is data.
import * as orkan from "orkan";
import * as worker from "orkan/worker";
import type * as Contract from "../contract.js";

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type All<T extends readonly true[]> = T;

export type Data = All<
  [
    Same<orkan.Color, Contract.Color>,
    Same<orkan.Side, Contract.Side>,
    Same<orkan.File, Contract.File>,
    Same<orkan.Rank, Contract.Rank>,
    Same<orkan.Square, Contract.Square>,
    Same<orkan.Kind, Contract.Kind>,
    Same<orkan.CardId, Contract.CardId>,
    Same<orkan.Lang, Contract.Lang>,
    Same<orkan.VariantId, Contract.VariantId>,
    Same<orkan.VariantInfo, Contract.VariantInfo>,
    Same<orkan.CardInfo, Contract.CardInfo>,
    Same<orkan.ErrorCode, Contract.ErrorCode>,
    Same<orkan.Refusal, Contract.Refusal>,
    Same<orkan.Pick, Contract.Pick>,
    Same<orkan.Action, Contract.Action>,
    Same<orkan.GameOptions, Contract.GameOptions>,
    Same<orkan.Setup, Contract.Setup>,
    Same<orkan.Viewer, Contract.Viewer>,
    Same<orkan.PieceView, Contract.PieceView>,
    Same<orkan.SquareMark, Contract.SquareMark>,
    Same<orkan.Phase, Contract.Phase>,
    Same<orkan.View, Contract.View>,
    Same<orkan.Outcome, Contract.Outcome>,
    Same<orkan.GameEvent, Contract.GameEvent>,
    Same<orkan.GameRecord, Contract.GameRecord>,
    Same<orkan.BotOptions, Contract.BotOptions>,
  ]
>;

// Classes and functions: the package's do for the contract's, with every parameter the contract allows.
export const face: typeof Contract = orkan;
export const thread: typeof Contract.BotWorker = worker.BotWorker;
export type Parameters_ = All<
  [
    Same<Parameters<typeof orkan.init>, Parameters<typeof Contract.init>>,
    Same<ConstructorParameters<typeof orkan.Game>, ConstructorParameters<typeof Contract.Game>>,
    Same<Parameters<orkan.Game["legalActions"]>, Parameters<Contract.Game["legalActions"]>>,
    Same<Parameters<orkan.Game["play"]>, Parameters<Contract.Game["play"]>>,
    Same<ReturnType<orkan.Game["history"]>, ReturnType<Contract.Game["history"]>>,
    Same<ReturnType<orkan.Game["canUndo"]>, ReturnType<Contract.Game["canUndo"]>>,
  ]
>;
